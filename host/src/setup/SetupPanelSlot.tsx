import { isOperations } from '@galley/shared/domain/employeeTypes';
import { useQuery } from '@galley/shared/http';
import { useGalley } from '@galley/shared/store';
import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { employeeQuery } from '../account/employeeQuery.ts';
import { LANDING } from '../landing.ts';
import { withRetries } from '../withRetries.ts';
import { storedPanelHeight, isSetupHidden } from '../account/setupPanelState.ts';

const load = async () => (await import(/* webpackChunkName: "operations" */ './SetupPanel.tsx')).SetupPanel;

/** The remaining setup steps for Operations, above the landing page. Nobody else loads any of it. */
export function SetupPanelSlot() {
  const { pathname } = useLocation();
  const start = useGalley(({ preferences }) => preferences.start);
  const isShown = pathname === `/${start || LANDING}` && !isSetupHidden();
  return isShown ? <OfOperations /> : null;
}

function OfOperations() {
  const { data: employee } = useQuery(employeeQuery());
  const [Panel, setPanel] = useState<ComponentType<{ height: number }>>();
  const [height] = useState(storedPanelHeight);
  const isTheirs = isOperations(employee?.EmployeeType);
  useEffect(() => {
    // A failed load is ignored, because the panel is only a hint.
    if (isTheirs)
      withRetries(load).then(
        (loaded) => setPanel(() => loaded),
        () => undefined,
      );
  }, [isTheirs]);
  if (Panel !== undefined) return <Panel height={height} />;
  return isTheirs || employee === undefined ? <div style={{ height }} /> : null;
}
