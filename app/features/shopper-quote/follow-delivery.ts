import { isInOtherArea } from "#domain/delivery/delivery-area.ts";
import { deliveryAreas } from "#shop/delivery.ts";

const followed = new WeakSet<HTMLFormElement>();

/**
 * Lets the delivery's form follow what is chosen: only the day's free times can be picked, the button
 * names the time, and a ZIP code of another area says that the price may change.
 */
export function followDelivery(form: HTMLFormElement): void {
  if (followed.has(form)) return;
  followed.add(form);
  const update = () => {
    showTimes(form);
    showArea(form);
  };
  form.addEventListener("input", update);
  update();
}

function showTimes(form: HTMLFormElement): void {
  const day = form.querySelector<HTMLSelectElement>("[data-windows]")?.selectedOptions[0];
  const free = day?.value ? (day.dataset.free ?? "").split(" ") : undefined;
  for (const time of form.querySelectorAll<HTMLInputElement>("[data-hours]")) {
    time.disabled = free !== undefined && !free.includes(time.value);
    if (time.disabled) time.checked = false;
  }
  const button = form.querySelector<HTMLElement>("[data-with-time]");
  const chosen = form.querySelector<HTMLInputElement>("[data-hours]:checked");
  if (!button) return;
  button.dataset.withoutTime ??= button.textContent;
  const { withTime = "", withoutTime = "" } = button.dataset;
  const time = `${day?.dataset.weekday}, ${chosen?.dataset.hours}`;
  button.textContent = chosen && free ? withTime.replace("{time}", time) : withoutTime;
}

function showArea(form: HTMLFormElement): void {
  const notice = form.querySelector<HTMLElement>("[data-other-area]");
  const zip = form.elements.namedItem("addressZip");
  if (!notice || !(zip instanceof HTMLInputElement)) return;
  const { otherArea = "", pricedZip = "" } = notice.dataset;
  const text = isInOtherArea(deliveryAreas, pricedZip, zip.value) ? otherArea : "";
  if (notice.textContent !== text) notice.textContent = text;
}
