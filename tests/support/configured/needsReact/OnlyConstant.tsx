/** Made outside of any component, as a constant of a module is. */
const button = (
  <button type="button" onClick={({ currentTarget }) => currentTarget.replaceChildren('answered')}>
    served
  </button>
);

/** Needs React for an element that it did not make itself. */
export default function OnlyConstant() {
  return <main>{button}</main>;
}
