import { useEffect, useState, type ComponentType } from 'react';

/** The first screen has the network for itself. */
const START_AFTER_MS = 2500;

const load = async () => (await import(/* webpackChunkName: "background" */ './InboxBell.tsx')).InboxBell;

/** The bell's place in the header, which it takes once its code is there (INBOX-10). */
export function Inbox() {
  const [Bell, setBell] = useState<ComponentType>();
  useEffect(() => {
    const timer = setTimeout(
      () =>
        void load()
          .then((bell) => setBell(() => bell))
          .catch(() => undefined),
      START_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, []);
  return <div className="inbox">{Bell && <Bell />}</div>;
}
