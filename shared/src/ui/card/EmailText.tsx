import { Fragment } from 'react';

/** An email address. Where space is tight, it breaks before a symbol, not within a word, and its domain stays whole. */
export const EmailText = ({ children }: { children: string }) =>
  children.split(/(?=@)|(?=[._-][^@]*@)/).map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one text, which never move
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
