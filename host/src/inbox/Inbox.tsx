import { useEffect, useState, type ComponentType } from 'react';

/** The delay that leaves the network to the first screen. */
const START_AFTER_MS = 2500;

const load = async () =>
  (await import(/* webpackChunkName: "background" */ '../shell/LateHeader.tsx')).LateHeader;

/** The place of the bell in the header until its code has loaded (INBOX-10), and of the offline notice (LIVE-19). */
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
