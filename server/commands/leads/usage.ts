export const USAGE = `Usage: npm run leads -- COMMAND [--json]

  list [--limit 50]            the latest leads and how far their deliveries have come
  show ID                      one lead with everything in it
  due [--limit 50]             leads nobody has answered yet, and the time left to do it
  answered ID                  mark a lead as answered
  export --format csv|json     all leads; --out FILE writes them into a file, a CSV so that
                               Excel reads it
  redeliver ID                 send a lead's open or parked deliveries now; when all had
                               arrived, send it to the CRM and the shop once more
  redeliver --parked           send everything that was given up on
  deliveries --date YYYY-MM-DD the crew's day by window; --format csv, or html to print,
                               and --out FILE
  erase --email ADDRESS        erase a person's data, or --phone NUMBER: one at a time; --now
                               clears the database's free space at once, not only at night

ID is a reference such as Q-7K3M9, or a lead id. A program reads
npm run -s leads -- …, which keeps npm's own lines out.`;
