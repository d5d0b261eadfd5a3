import { useEffectEvent, useLayoutEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { focusMain } from '../page/focusMain.ts';

/**
 * Gives a screen the focus as it is entered, when what held it, a card or a dialog of the screen before, is gone. As the page
 * loads, the focus stays where the browser puts it.
 */
export function useEnteredFocus(): void {
  const isEntered = useNavigationType() === NavigationType.Push;
  const enter = useEffectEvent(() => {
    if (isEntered && document.activeElement === document.body) focusMain();
  });
  useLayoutEffect(() => enter(), []);
}
