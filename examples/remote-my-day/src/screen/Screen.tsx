import { useQuery } from '@galley/shared/http';
import { businessToday, openDialog } from '@galley/shared/store';
import { Icon, Link, usePageTitle, useSelection } from '@galley/shared/ui';
import { myDayQuery } from '../http/myDayQuery.ts';
import '../styles/main.scss';
import { Companies, Orders } from './OrdersAndCompanies.tsx';
import { StartChoice } from './StartChoice.tsx';
import { sentence, longDay } from './texts.ts';
import { Tiles } from './Tiles.tsx';
import { ToDo } from './ToDo.tsx';

/** The signed-in person's day: what's due, late, waiting and quiet, each figure a link to the list that it counts. */
export function Screen() {
  const { data: day, isError, refetch } = useQuery(myDayQuery(useSelection()));
  usePageTitle('My Day');
  return (
    <main id="main" className="my-day" tabIndex={-1}>
      <div className="day-top">
        <h1>
          <span className="visually-hidden">My Day: </span>
          {longDay(day?.Day ?? businessToday())}
        </h1>
        <p role="status">{day === undefined ? (isError ? '' : 'Loading...please wait') : sentence(day)}</p>
        <button
          type="button"
          className="btn"
          onClick={() => openDialog('activities/edit', { draft: { ID: 0 } })}
        >
          <Icon name="plus" />
          Add Activity
        </button>
        {day !== undefined && day.ToDo.Count > 0 && (
          <Link className="btn btn-primary" to={`${day.ToDo.List}&work=1`}>
            {`Call Queue ${day.ToDo.Count}`}
          </Link>
        )}
      </div>
      {day === undefined && isError && (
        <p role="alert" className="day-failed">
          Your day could not be loaded.{' '}
          <button type="button" className="btn" onClick={() => void refetch()}>
            Try Again
          </button>
        </p>
      )}
      <Tiles day={day} />
      {day !== undefined && (
        <div className="day-panels">
          <div>
            <ToDo day={day} />
          </div>
          <div>
            <Orders day={day} />
            <Companies day={day} />
          </div>
        </div>
      )}
      <StartChoice />
    </main>
  );
}
