import { controlsOf, restoreInput } from '../../../src/browser/islands/earlyInput';

/** An island with a field of each kind. */
function island(valuesOfOptions: string[]): HTMLElement {
  const element = document.createElement('div');
  const options = valuesOfOptions.map((value) => `<option value="${value}">Option</option>`).join('');
  element.innerHTML = `<input data-field="name"><input type="email" data-field="email"><textarea data-field="message"></textarea>
    <input type="checkbox" data-field="agreeToTerms"><select data-field="interest">${options}</select>`;
  document.body.append(element);
  return element;
}

const control = (element: HTMLElement, field: string) =>
  element.querySelector(`[data-field=${field}]`) as HTMLInputElement & HTMLSelectElement;

it('new fields get what was entered in earlier ones, with the focus and the caret', () => {
  const earlier = island(['', 'x-one', 'x-two']);
  for (const field of ['name', 'email', 'message']) control(earlier, field).value = 'a.b@example';
  control(earlier, 'agreeToTerms').checked = true;
  control(earlier, 'interest').selectedIndex = 2;
  control(earlier, 'message').setSelectionRange(2, 4, 'backward');
  const controls = controlsOf(earlier);
  earlier.remove();
  const later = island(['', 'one', 'two']);
  restoreInput(later, controls, control(earlier, 'message'));
  for (const field of ['name', 'email', 'message']) expect(control(later, field).value).toBe('a.b@example');
  expect(control(later, 'agreeToTerms').checked).toBe(true);
  // An extension had changed the values of the options.
  expect(control(later, 'interest').value).toBe('two');
  expect(control(later, 'message')).toHaveFocus();
  const { selectionStart, selectionEnd, selectionDirection } = control(later, 'message');
  expect([selectionStart, selectionEnd, selectionDirection]).toEqual([2, 4, 'backward']);
  restoreInput(later, controls, control(earlier, 'email'));
  expect(control(later, 'email')).toHaveFocus();
});
