import { galley } from '@galley/shared/store';
import { RecordActions } from '@galley/shared/ui';
import { useLayoutEffect } from 'react';
import { press } from '../acts.ts';
import type { Stories } from '../story.ts';

/** The record actions of a remote that offers some on companies. */
function Contributed() {
  useLayoutEffect(() => {
    const of = { remote: 'visits', module: './VisitForm', on: 'company' } as const;
    const actions = [
      { ...of, label: 'Plan a Visit' },
      { ...of, label: 'Ask for samples of the papers that they have printed on before' },
    ];
    galley.setState({ contributions: { actions, chips: [], topics: [] } });
  }, []);
  return <RecordActions record={{ kind: 'company', id: 1, name: 'Harbor Press' }} />;
}

export const stories: Stories = {
  'RecordActions, closed': { show: () => <Contributed /> },
  'RecordActions, open': { show: () => <Contributed />, act: () => press('More actions for Harbor Press') },
};
