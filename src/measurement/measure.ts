/** What is counted, if the visitor has agreed. Nothing a visitor writes may become part of it. */
export type MeasuredEvent =
  | { name: 'enquiry_sent'; form: 'contact' | 'assessment' }
  | { name: 'link_clicked'; to: string };

type Meter = (event: MeasuredEvent) => void;

let meter: Meter | null = null;

/** Sets who counts; null: nobody. */
export function setMeter(next: Meter | null): void {
  meter = next;
}

/** Counts an event, if the visitor has agreed to be counted; otherwise nothing happens. */
export function measure(event: MeasuredEvent): void {
  meter?.(event);
}
