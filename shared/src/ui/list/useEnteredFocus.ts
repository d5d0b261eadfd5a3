import { useEffectEvent, useLayoutEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { focusMain } from '../page/focusMain.ts';

/** Moves the focus to a newly opened screen if the focused element of the previous screen is gone. On page load, the browser decides. */
export function useEnteredFocus(): void {
  const isEntered = useNavigationType() === NavigationType.Push;
  const enter = useEffectEvent(() => {
    if (isEntered && document.activeElement === document.body) focusMain();
  });
  useLayoutEffect(() => enter(), []);
}
