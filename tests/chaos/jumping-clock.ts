// Loaded before the server (`node --import`): every SIGUSR2 moves its clock by another offset.
const HOUR = 60 * 60 * 1000;
const offsets = [25 * HOUR, -25 * HOUR, 2 * HOUR, -HOUR, 0];
const SystemDate = Date;
let turn = -1;

function offset(): number {
  return turn < 0 ? 0 : (offsets[turn % offsets.length] ?? 0);
}

class JumpingDate extends SystemDate {
  constructor(...given: ConstructorParameters<typeof SystemDate> | []) {
    if (given.length === 0) super(SystemDate.now() + offset());
    else super(...(given as ConstructorParameters<typeof SystemDate>));
  }

  static override now(): number {
    return SystemDate.now() + offset();
  }
}

globalThis.Date = JumpingDate as DateConstructor;
process.on("SIGUSR2", () => {
  turn += 1;
});
