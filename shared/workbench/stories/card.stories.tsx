import {
  Button,
  Detail,
  Details,
  EmailLink,
  EmailText,
  MapLink,
  PhoneLink,
  RecordCard,
  WaitingBadge,
  WebLink,
} from '@galley/shared/ui';
import { CollapseContext } from '../../src/ui/card/collapse.ts';
import { LONG_TEXT, LONG_WORD } from './examples.ts';
import type { Stories } from '../story.ts';

const FIELDS = (
  <Details>
    <Detail label="Company">Harbor Press</Detail>
    <Detail label="Email">
      <EmailLink>mara.quill@harborpress.example</EmailLink>
    </Detail>
    <Detail label="Phone">
      <PhoneLink>(303) 555-0100 x204</PhoneLink>
    </Detail>
    <Detail label="Address">
      <MapLink>1 Sample St, Denver, CO 80202</MapLink>
    </Detail>
    <Detail label="Web">
      <WebLink>harborpress.example</WebLink>
    </Detail>
    <Detail label="Fax">{''}</Detail>
    <Detail label="Comments" isWide>
      {LONG_TEXT}
    </Detail>
  </Details>
);
const ACTIONS = (
  <>
    <Button look="primary">Done</Button>
    <Button>Edit</Button>
  </>
);

export const stories: Stories = {
  'RecordCard, open': {
    show: () => (
      <RecordCard id="card-1" title="Call Harbor Press" actions={ACTIONS}>
        {FIELDS}
      </RecordCard>
    ),
  },
  'RecordCard, collapsed': {
    show: () => (
      <CollapseContext value={{ isCollapsed: true }}>
        <RecordCard id="card-1" title="Call Harbor Press" actions={ACTIONS}>
          {FIELDS}
        </RecordCard>
      </CollapseContext>
    ),
  },
  'RecordCard, in each state': {
    show: () => (
      <>
        <RecordCard
          id="card-1"
          title="Overdue"
          tone="overdue"
          mark={{ icon: 'alert', text: '2 days overdue' }}
        >
          Call Harbor Press
        </RecordCard>
        <RecordCard id="card-2" title="Today" tone="today" mark={{ icon: 'clock', text: 'Due today' }}>
          Visit Quill &amp; Sons
        </RecordCard>
        <RecordCard id="card-3" title="Done" tone="done" mark={{ icon: 'check', text: 'Done' }}>
          Mail to Northlight Paper
        </RecordCard>
        <RecordCard id="card-4" title="Good" tone="good" mark={{ icon: 'check', text: 'Active' }}>
          Northlight Paper
        </RecordCard>
      </>
    ),
  },
  'RecordCard, with long texts': {
    show: () => (
      <RecordCard id="card-1" title={`${LONG_TEXT} ${LONG_WORD}`} badges={<WaitingBadge />} actions={ACTIONS}>
        <Details>
          <Detail label="Product">{LONG_WORD}</Detail>
          <Detail label="Email">
            <EmailLink>{`${LONG_WORD}@harborpress.example`}</EmailLink>
            <EmailText>{`${LONG_WORD}@harborpress.example`}</EmailText>
          </Detail>
          <Detail label="Comments" isWide>
            {LONG_TEXT}
          </Detail>
        </Details>
      </RecordCard>
    ),
  },
  WaitingBadge: { show: () => <WaitingBadge /> },
  Details: { show: () => FIELDS },
  'WebLink, of what is no address': { show: () => <WebLink>none yet</WebLink> },
};
