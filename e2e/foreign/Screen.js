import { createElement, useState } from 'react';

export function Screen() {
  const [count, setCount] = useState(0);
  const press = () => setCount(count + 1);
  return createElement('main', null, [
    createElement('h1', { key: 'title' }, 'Contacts of another team'),
    createElement('button', { key: 'button', type: 'button', onClick: press }, `Pressed ${count} times`),
  ]);
}
