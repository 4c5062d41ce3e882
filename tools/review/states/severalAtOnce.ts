/** Most of the time a state waits for a timer of its page. */
const AT_ONCE = 3;

/** Does the same with several items at a time. */
export async function severalAtOnce<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  const workOff = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workOff));
}
