import { Form } from "react-router";
import { Button } from "#ui/button.tsx";

interface ListedItemProps {
  title: string;
  text: string;
  /** Without these there is nothing to do about it. */
  button?: string;
  buttonLabel?: string;
  /** What the button posts. */
  fields?: Readonly<Record<string, string>>;
}

/** A line of a list with one thing to do about it. */
export function ListedItem({ title, text, button, buttonLabel, fields }: ListedItemProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t py-3">
      <p>
        <span className="block font-semibold">{title}</span>
        <span className="text-soft">{text}</span>
      </p>
      {button && fields ? (
        <Form method="post">
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" tone="quiet" size="small" aria-label={buttonLabel}>
            {button}
          </Button>
        </Form>
      ) : null}
    </li>
  );
}
