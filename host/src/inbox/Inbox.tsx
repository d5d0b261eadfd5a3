import { useEffect, useState, type ComponentType } from 'react';

/** The first screen has the network for itself. */
const START_AFTER_MS = 2500;

const load = async () =>
  (await import(/* webpackChunkName: "background" */ '../shell/LateHeader.tsx')).LateHeader;

/** The bell's place in the header, which it takes once its code is there (INBOX-10), with what says that there is no connection (LIVE-19). */
export function Inbox() {
  const [Late, setLate] = useState<ComponentType>();
  useEffect(() => {
    const timer = setTimeout(
      () =>
        void load()
          .then((late) => setLate(() => late))
          .catch(() => undefined),
      START_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, []);
  return <div className="inbox">{Late && <Late />}</div>;
}
