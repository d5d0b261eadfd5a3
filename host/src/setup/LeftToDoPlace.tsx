import { isOperations } from '@galley/shared/domain/employeeTypes';
import { useQuery } from '@galley/shared/http';
import { useGalley } from '@galley/shared/store';
import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { employeeQuery } from '../account/employeeQuery.ts';
import { LANDING } from '../landing.ts';
import { retried } from '../retried.ts';
import { heightHere, isOverHere } from '../account/leftToDoHere.ts';

const load = async () => (await import(/* webpackChunkName: "operations" */ './LeftToDo.tsx')).LeftToDo;

/** Above the page that people land on: what Operations have left to do. Nobody else loads anything of it. */
export function LeftToDoPlace() {
  const { pathname } = useLocation();
  const start = useGalley(({ preferences }) => preferences.start);
  const isShown = pathname === `/${start || LANDING}` && !isOverHere();
  return isShown ? <OfOperations /> : null;
}

function OfOperations() {
  const { data: employee } = useQuery(employeeQuery());
  const [Panel, setPanel] = useState<ComponentType<{ height: number }>>();
  const [height] = useState(heightHere);
  const isTheirs = isOperations(employee?.EmployeeType);
  useEffect(() => {
    // Whoever does without it misses nothing but a hint.
    if (isTheirs)
      retried(load).then(
        (loaded) => setPanel(() => loaded),
        () => undefined,
      );
  }, [isTheirs]);
  if (Panel !== undefined) return <Panel height={height} />;
  return isTheirs || employee === undefined ? <div style={{ height }} /> : null;
}
