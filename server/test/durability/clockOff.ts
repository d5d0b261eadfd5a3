/** What a process says when its clock has been set right. */
export const CLOCK_IS_RIGHT = 'The clock is right.';

/**
 * Options for node that show every thread of a process another time: the server's own and the embedded database's. The
 * signal SIGUSR2 sets the clock of the main thread right, as the machine's time service would.
 */
export const clockOff = (ms: number): string[] => [
  '--import',
  `data:text/javascript,${encodeURIComponent(`
    const Real = Date;
    let off = ${ms};
    globalThis.Date = class extends Real {
      constructor(...from) { if (from.length === 0) super(Real.now() + off); else super(...from); }
      static now() { return Real.now() + off; }
    };
    process.on('SIGUSR2', () => { off = 0; console.log('${CLOCK_IS_RIGHT}'); });`)}`,
];
