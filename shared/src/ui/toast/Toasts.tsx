import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../idle/whenIdle.ts';
import { withToasts } from './withToasts.ts';

/** Where toasts appear (SHELL-09); once per page. The library queues toasts until its container has rendered. */
export function Toasts() {
  const [Container, setContainer] = useState<ComponentType>();
  useEffect(() => whenIdle(() => void withToasts((toasts) => setContainer(() => toasts.Container))), []);
  return <div id="toasts">{Container && <Container />}</div>;
}
