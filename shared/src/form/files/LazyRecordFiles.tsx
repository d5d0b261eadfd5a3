import { lazy, Suspense, type ComponentProps } from 'react';

const Panel = lazy(async () => ({
  default: (await import(/* webpackChunkName: "files" */ './FilesPanel.tsx')).FilesPanel,
}));

/** The files of a record (ATT-09), loaded without delaying anything else. */
export const RecordFiles = (props: ComponentProps<typeof Panel>) => (
  <Suspense fallback={null}>
    <Panel {...props} />
  </Suspense>
);
