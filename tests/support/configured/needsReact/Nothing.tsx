import { useId, useMemo } from 'react';

/** Uses React but does not need it in a browser. */
export default function Nothing() {
  const id = useId();
  const text = useMemo(() => 'served', []);
  return <main id={id}>{text}</main>;
}
