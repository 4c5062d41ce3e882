/** Needs React only for an event handler. */
export default function OnlyHandler() {
  return (
    <main>
      <button type="button" onClick={({ currentTarget }) => currentTarget.replaceChildren('answered')}>
        served
      </button>
    </main>
  );
}
