const SHAPES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholders for the first load, shaped like cards. The status line describes it in words. */
export const Skeletons = () => (
  <div className="skeletons" aria-hidden="true">
    {SHAPES.map((shape) => (
      <div key={shape} className="skeleton">
        <span />
        <span />
        <span />
      </div>
    ))}
  </div>
);
