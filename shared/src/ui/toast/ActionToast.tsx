interface Props {
  text: string;
  label: string;
  run: () => void;
  close: () => void;
}

/** A toast with something to do. */
export const ActionToast = ({ text, label, run, close }: Props) => (
  <span className="toast-with-action">
    {text}
    <button
      type="button"
      className="toast-action"
      // The focus stays where the person was: the toast goes.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        close();
        run();
      }}
    >
      {label}
    </button>
  </span>
);
