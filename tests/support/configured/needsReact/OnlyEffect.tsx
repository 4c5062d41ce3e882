import { useEffect } from 'react';

/** Needs React only for an effect. */
export default function OnlyEffect() {
  useEffect(() => document.querySelector('main')?.replaceChildren('answered'), []);
  return <main>served</main>;
}
