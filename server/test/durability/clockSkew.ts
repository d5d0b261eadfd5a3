/** What a process prints when its clock has been corrected. */
export const CLOCK_IS_RIGHT = 'The clock is right.';

/**
 * Options for node that give every thread of a process a different time: the server's own and the embedded database's. The
 * signal SIGUSR2 corrects the main thread's clock, as the machine's time service would.
 */
export const clockSkewOptions = (ms: number): string[] => [
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
