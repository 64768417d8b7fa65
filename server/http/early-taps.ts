/**
 * Runs in the browser before the page's own script: keeps presses and typed text that only that
 * script can answer, and repeats them in their order once it says it is ready. On a slow phone a
 * page is there seconds earlier than its script. If that never comes, a press on Add to Cart sends
 * its plain form after all. Of ticked boxes only a listing's filters need help: they apply at once.
 */
export const earlyTapsScript = `(() => {
  const typed = new Map(), taps = [];
  const fields = "select,textarea,input:not([type=checkbox],[type=radio],[type=file]),form[method=get] [type=checkbox]";
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
    if (field.type === "checkbox") {
      field.checked = !field.checked;
      return field.click();
    }
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
  const repeat = () => {
    removeEventListener("input", note);
    for (const [field, value] of typed) if (field.isConnected) say(field, value);
    typed.clear();
    setTimeout(tapNext);
  };
  addEventListener("input", note);
  addEventListener("click", keep, true);
  addEventListener("shop-ready", () => setTimeout(repeat));
  addEventListener("load", () => setTimeout(repeat, 10000));
})()`.replace(/\n\s*/g, "");
