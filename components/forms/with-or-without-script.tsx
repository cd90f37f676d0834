import type { ReactNode } from 'react';

interface WithOrWithoutScriptProps {
  /** The form that guides. */
  form: ReactNode;
  /** The same form with the browser's own means alone. */
  plain: ReactNode;
  /** The plain one was sent and refused: it stands there again, script or not. */
  isRefused: boolean;
}

/** The form that guides where script runs, the plain one where none does. */
export function WithOrWithoutScript({ form, plain, isRefused }: WithOrWithoutScriptProps) {
  if (isRefused) return plain;
  return (
    <>
      <div className="noscript:hidden">{form}</div>
      <noscript>{plain}</noscript>
    </>
  );
}
