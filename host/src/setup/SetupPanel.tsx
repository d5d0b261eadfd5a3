import { useQuery } from '@galley/shared/http';
import { Button, notify } from '@galley/shared/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { reasonOf } from '../shell/reasonOf.ts';
import { storePanelHeight, hideSetup } from '../account/setupPanelState.ts';
import { SampleData } from './SampleData.tsx';
import { runSetupOperation, setupQuery } from './setupCalls.ts';
import { StepList } from './StepList.tsx';
import '../styles/setup.scss';

/** The margins above and below, in pixels. */
const MARGIN = 12;

async function dismiss() {
  try {
    await runSetupOperation('dismiss');
    notify.success('You can find the setup steps under People, Getting Started.');
    // The button is gone.
    document.getElementById('main')?.focus();
  } catch (error) {
    notify.failure(reasonOf(error));
  }
}

/**
 * The remaining setup steps, on the landing page of Operations; nothing once they are done or dismissed (FIRST-05).
 * @param height to reserve for it, in pixels
 */
export function SetupPanel({ height }: { height: number }) {
  const { data, isError } = useQuery(setupQuery());
  const panel = useRef<HTMLElement>(null);
  const isOver = data !== undefined && (data.over || data.dismissed);
  useEffect(() => {
    if (isOver) hideSetup();
  }, [isOver]);
  useLayoutEffect(() => {
    // With its margins.
    if (panel.current) storePanelHeight(panel.current.offsetHeight + 2 * MARGIN);
  });
  if (data === undefined && !isError) return <div style={{ height }} />;
  if (data === undefined || isOver) return null;
  const done = data.steps.filter((step) => step.done).length;
  return (
    <section ref={panel} className="setup-panel" aria-labelledby="left-to-do">
      <header>
        <h2 id="left-to-do">Getting Started</h2>
        <span className="setup-note">{`${done} of ${data.steps.length} done`}</span>
        <SampleData sample={data.sample} />
        <Button look="link" onClick={() => void dismiss()}>
          Dismiss
        </Button>
      </header>
      <StepList steps={data.steps} />
    </section>
  );
}
