/** Loaded into the service before it starts: its clock is fixed at CLOCK_STANDS_AT, so that a picture of today is the same picture every day. */
const at = Date.parse(process.env.CLOCK_STANDS_AT);
const Running = Date;
globalThis.Date = class extends Running {
  constructor(...given) {
    super(...(given.length === 0 ? [at] : given));
  }

  static now() {
    return at;
  }
};
