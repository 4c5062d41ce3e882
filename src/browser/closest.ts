/** Like `Element.closest`, for the target of an event that a visitor's input causes. */
export function closest<Found extends HTMLElement>({ target }: Event, selector: string): Found | null {
  return (target as Element).closest<Found>(selector);
}
