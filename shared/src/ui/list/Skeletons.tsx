const SHAPES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The first load, in the shape of the cards to come. The status line says it in words. */
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
