/** Created outside of any component. */
const button = (
  <button type="button" onClick={({ currentTarget }) => currentTarget.replaceChildren('answered')}>
    served
  </button>
);

/** Needs React only for an element that the component did not create. */
export default function OnlyConstant() {
  return <main>{button}</main>;
}
