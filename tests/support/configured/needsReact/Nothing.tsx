import { useId, useMemo } from 'react';

/** Uses React, and needs none in a browser. */
export default function Nothing() {
  const id = useId();
  const text = useMemo(() => 'served', []);
  return <main id={id}>{text}</main>;
}
