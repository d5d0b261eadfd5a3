interface Props {
  text: string;
  label: string;
  run: () => void;
  close: () => void;
}

/** A toast with an action. */
export const ActionToast = ({ text, label, run, close }: Props) => (
  <span className="toast-with-action">
    {text}
    <button
      type="button"
      className="toast-action"
      // The toast disappears, so the focus stays where the user was.
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
