/** Docusaurus' head manager: nothing in unit tests. */
export default function Head() {
  return null;
}
