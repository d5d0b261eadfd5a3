import type { Schemas } from '@galley/client';
import { displayDate } from '@galley/shared/domain/displayDate';
import { linkTo, NOTHING } from '@galley/shared/domain/selection';
import { Link } from '@galley/shared/ui';
import type { ReactNode } from 'react';
import { Panel } from './Panel.tsx';
import { days, lateText } from './texts.ts';

type MyDay = Schemas['MyDay'];
type OrderLine = Schemas['OrderLine'];

interface RecordProps {
  to: string;
  title: string;
  text: string;
  /** Shown at the right: the figure, and what it means. */
  figure: ReactNode;
  detail: string;
}

const Record = ({ to, title, text, figure, detail }: RecordProps) => (
  <li>
    <div className="day-text">
      <Link to={to} className="day-title">
        {title}
      </Link>
      <p>{text}</p>
    </div>
    <p className="day-figure">
      <b>{figure}</b>
      <small>{detail}</small>
    </p>
  </li>
);

const titleOf = ({ OrderIDLineNum, ProductDisplayName, CompanyName }: OrderLine) =>
  `${OrderIDLineNum} ${ProductDisplayName}, ${CompanyName ?? ''}`;

/** The list with only this line, regardless of its date. */
const lineUrl = ({ OrderIDLineNum }: OrderLine) =>
  linkTo('orders', NOTHING, { order: OrderIDLineNum, range: 7, apply: 'yes' });

/** Order lines that are late, and those that wait for the customer. */
export const Orders = ({ day }: { day: MyDay }) => (
  <>
    <Panel title="Late Orders" figure={day.Late} empty="All orders are on time.">
      {day.LateLines.map((line) => (
        <Record
          key={line.OrderIDLineNum}
          to={lineUrl(line)}
          title={titleOf(line)}
          text={line.OrderStatusDescription}
          figure={lateText(line.ShipDisplayValue, day.Day)}
          detail={displayDate(line.ShipDisplayValue)}
        />
      ))}
    </Panel>
    <Panel title="Waiting on Customer" figure={day.Waiting} empty="You’re not waiting on any customers.">
      {day.WaitingLines.map((line) => (
        <Record
          key={line.OrderIDLineNum}
          to={lineUrl(line)}
          title={titleOf(line)}
          text={line.Advertiser}
          figure={line.OrderStatusDescription}
          detail={`ordered ${displayDate(line.OrderDate)}`}
        />
      ))}
    </Panel>
  </>
);

/** Customers that have been silent for longer than usual, and prospects without recent activity. */
export const Companies = ({ day }: { day: MyDay }) => (
  <>
    <Panel title="At Risk" figure={day.AtRisk} empty="All customers are ordering as usual.">
      {day.CompaniesAtRisk.map(({ CustomerID, CustomerDisplayName, Silence, MedianGap }) => (
        <Record
          key={CustomerID}
          to={`/companies/${CustomerID}`}
          title={CustomerDisplayName}
          text={`Usually orders every ${days(Math.round(MedianGap))}`}
          figure={days(Silence)}
          detail="since the last order"
        />
      ))}
    </Panel>
    <Panel title="Gone Quiet" figure={day.Quiet} empty="All prospects have recent activity.">
      {day.QuietProspects.map(({ CustomerID, CustomerDisplayName, Silence }) => (
        <Record
          key={CustomerID}
          to={`/companies/${CustomerID}`}
          title={CustomerDisplayName}
          text="Prospect"
          figure={Silence === null ? 'No activity' : days(Silence)}
          detail={Silence === null ? 'yet' : 'since the last activity'}
        />
      ))}
    </Panel>
  </>
);
