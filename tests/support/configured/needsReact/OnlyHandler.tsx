/** Needs React for a handler alone. */
export default function OnlyHandler() {
  return (
    <main>
      <button type="button" onClick={({ currentTarget }) => currentTarget.replaceChildren('answered')}>
        served
      </button>
    </main>
  );
}
