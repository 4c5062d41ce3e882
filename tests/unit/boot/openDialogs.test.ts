import { openDialogs } from '../../../src/boot/openDialogs';

beforeEach(() => {
  document.body.innerHTML = `
    <button command="show-modal" commandfor="menu"><span>Open</span></button>
    <dialog id="menu"><button command="close" commandfor="menu">Close</button></dialog>
    <button commandfor="nothing" command="show-modal">Lost</button>`;
  // jsdom has dialogs without their methods.
  HTMLDialogElement.prototype.showModal = jest.fn(function show(this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = jest.fn();
});

function click(text: string) {
  const element = [...document.querySelectorAll<HTMLElement>('button, span')].findLast(
    (one) => one.textContent === text,
  );
  element?.click();
}

it('leaves them to a browser that has', () => {
  Object.assign(window, { CommandEvent: class {} });
  openDialogs();
  click('Open');
  expect(HTMLDialogElement.prototype.showModal).not.toHaveBeenCalled();
  Reflect.deleteProperty(window, 'CommandEvent');
});

it('opens and closes dialogs where the browser has no invoker commands', () => {
  openDialogs();
  click('Open');
  expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalledTimes(1);
  click('Close');
  expect(HTMLDialogElement.prototype.close).toHaveBeenCalledTimes(1);
  expect(() => click('Lost')).not.toThrow();
});
