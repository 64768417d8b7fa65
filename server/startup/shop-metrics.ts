import { daysBetween } from "#domain/delivery/delivery-date.ts";
import { shopDateTime } from "#domain/delivery/delivery-moment.ts";
import type { AvailableWindow } from "#domain/delivery/delivery-schedule.ts";
import { availableWindows } from "#server/bookings/available-windows.ts";
import { picturesByState } from "#server/catalog/pictures/unfinished-pictures.ts";
import type { Metric, Sample } from "#server/metrics/exposition.ts";
import { outboxBySink } from "#server/outbox/outbox-health.ts";
import { rowCounts } from "#server/store/row-counts.ts";
import type { Store } from "#server/store/store-interface.ts";
import { facts } from "#shop/facts.ts";

/** How many days ahead places are counted. */
const DAYS_AHEAD = 14;

/** Metrics from the database: leads, messages, places left. They are the same in every process. */
export async function shopMetrics({ queries }: Store, now: Date): Promise<Metric[]> {
  const kinds = await rowCounts(queries, "leads");
  const outbox = await outboxBySink(queries);
  const photos = await picturesByState(queries);
  const today = shopDateTime(facts.timeZone, now).date;
  const windows = await availableWindows(queries, now, { from: today, days: DAYS_AHEAD + 1 });
  return [
    {
      name: "shop_leads",
      help: "Leads stored, by kind.",
      type: "gauge",
      samples: [...kinds].map(([kind, value]) => ({ labels: { kind }, value })),
    },
    {
      name: "shop_deliveries_pending",
      help: "Deliveries still to be made, by where they go.",
      type: "gauge",
      samples: outbox.map(({ sink, pending }) => ({ labels: { sink }, value: pending })),
    },
    {
      name: "shop_deliveries_parked",
      help: "Deliveries given up on, by where they go.",
      type: "gauge",
      samples: outbox.map(({ sink, parked }) => ({ labels: { sink }, value: parked })),
    },
    {
      name: "shop_receiver_failing",
      help: "1 while a receiver fails and its deliveries wait together, by where they go.",
      type: "gauge",
      samples: outbox.map(({ sink, receiver }) => ({
        labels: { sink },
        value: receiver && !receiver.answeredAt ? 1 : 0,
      })),
    },
    {
      name: "shop_delivery_lag_seconds",
      help: "Age of the oldest delivery still to be made, by where it goes.",
      type: "gauge",
      samples: outbox.map(({ sink, pendingSince }) => ({
        labels: { sink },
        value: pendingSince ? Math.max(0, (now.getTime() - pendingSince.getTime()) / 1000) : 0,
      })),
    },
    {
      name: "shop_photos",
      help: "Photographs whose sizes wait to be made, and those given up on.",
      type: "gauge",
      samples: Object.entries(photos).map(([state, value]) => ({ labels: { state }, value })),
    },
    {
      name: "shop_places_left",
      help: `Places left in each delivery window of the next ${DAYS_AHEAD} days.`,
      type: "gauge",
      samples: windows.map((window) => placesLeft(window, today)),
    },
  ];
}

/** Labeled by days ahead: with dates, every day would add time series that never end. */
function placesLeft({ date, window, left }: AvailableWindow, today: string): Sample {
  return { labels: { days_ahead: String(daysBetween(today, date)), window }, value: left };
}
