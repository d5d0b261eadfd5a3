import { useState, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';

/** A message as it is shown. */
export interface FoldedMessage {
  key: string;
  title: string;
  /** The author and the time, formatted. */
  who: string;
  time: string;
  /** A badge: 'Private'. */
  mark?: string;
  text: string;
  /** Loads the full text; missing if `text` is complete. */
  readAll?: () => Promise<string>;
  /** Content below its text: details and actions. */
  below?: ReactNode;
}

/** The text of a message, with a button for the full text. */
function Text({ message: { text, readAll, title } }: { message: FoldedMessage }) {
  const [whole, setWhole] = useState<string>();
  const [isFailed, setFailed] = useState(false);
  const show = (read: () => Promise<string>) =>
    read().then(setWhole, () => {
      setFailed(true);
    });
  return (
    <>
      <p className="message-text">{(whole ?? text).trim()}</p>
      {readAll !== undefined && whole === undefined && (
        <>
          {isFailed && <span role="alert">The message could not be loaded. </span>}
          <Button
            look="link"
            aria-label={isFailed ? undefined : `Show all of ${title}`}
            onClick={() => void show(readAll)}
          >
            {isFailed ? 'Try Again' : 'Show all'}
          </Button>
        </>
      )}
    </>
  );
}

/** A list of folded messages: title, author and time; the text of an open one. */
export const FoldedMessages = ({ messages }: { messages: readonly FoldedMessage[] }) => (
  <ul className="messages">
    {messages.map((message) => (
      <li key={message.key}>
        <details>
          <summary>
            <b>{message.title}</b>
            {message.mark !== undefined && <span className="message-mark">{message.mark}</span>}
            <span>
              {message.who} · {message.time}
            </span>
          </summary>
          <Text message={message} />
          {message.below}
        </details>
      </li>
    ))}
  </ul>
);
