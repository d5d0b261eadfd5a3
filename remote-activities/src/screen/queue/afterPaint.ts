/**
 * Runs work after the next frame is painted, so that the frame isn't delayed. Unlike an idle callback, this also runs on a processor
 * that is never idle.
 * @returns a function that cancels the work; it returns false if the work has already run
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
