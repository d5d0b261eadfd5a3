/**
 * Does something once the next frame is painted, so that it does not hold it up. Unlike an idle callback it also comes on a processor
 * that is never idle.
 * @returns calls it off; false when it was done already
 */
export function afterPaint(work: () => void): () => boolean {
  let isDue = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      isDue = false;
      work();
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    const wasDue = isDue;
    isDue = false;
    return wasDue;
  };
}
