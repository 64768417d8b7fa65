/**
 * Runs in the browser before the page's own script: keeps presses and typed text that only that
 * script can answer, and repeats them in their order once it says it is ready (rule 17.13). On a
 * slow phone a page is there seconds earlier than its script. If that never comes, a press on Add
 * to Cart sends its plain form after all. Ticked boxes need no help: they stay ticked, and React
 * sees them. Back to a page that the script had shown changes the address alone, so that page is
 * asked for.
 */
export const earlyTapsScript = `(() => {
  const typed = new Map(), taps = [];
  const fields = "select,textarea,input:not([type=checkbox],[type=radio],[type=file])";
  const note = ({ target }) => target.matches(fields) && typed.set(target, target.value);
  let repeated;
  const keep = (event) => {
    const tapped = event.target.closest("button[type=button],button[name=items],a[href$='#filters']");
    if (!tapped || tapped === repeated) return;
    event.preventDefault();
    event.stopPropagation();
    tapped.setAttribute("aria-busy", "true");
    taps.push(tapped);
  };
  const say = (field, value) => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
    field.value = "";
    set.call(field, value);
    field.dispatchEvent(new Event(field.matches("select") ? "change" : "input", { bubbles: true }));
  };
  const tapNext = () => {
    repeated = taps.shift();
    if (!repeated) return removeEventListener("click", keep, true);
    repeated.removeAttribute("aria-busy");
    repeated.click();
    repeated = null;
    setTimeout(tapNext);
  };
  const shown = () => location.pathname + location.search;
  const served = shown();
  const follow = () => shown() !== served && location.reload();
  const repeat = () => {
    removeEventListener("input", note);
    for (const [field, value] of typed) if (field.isConnected) say(field, value);
    typed.clear();
    setTimeout(tapNext);
  };
  addEventListener("input", note);
  addEventListener("click", keep, true);
  addEventListener("popstate", follow);
  addEventListener("shop-ready", () => removeEventListener("popstate", follow));
  addEventListener("shop-ready", () => setTimeout(repeat));
  addEventListener("load", () => setTimeout(repeat, 10000));
})()`.replace(/\n\s*/g, "");
