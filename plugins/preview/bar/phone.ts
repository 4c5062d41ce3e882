import { encode } from 'uqr';
import { openDialog } from '../dialog';
import { element } from '../dom';

const SVG = 'http://www.w3.org/2000/svg';
/** Names of the own machine, which mean another one on a phone. */
const OWN_MACHINE = /^(localhost|127\.|\[::1\])/;

/** Draws a QR code. The content policy of pages allows no HTML from strings. */
function qrCode(text: string, label: string): SVGSVGElement {
  const { size, data } = encode(text, { border: 2 });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', dots.join(''));
  for (const [name, value] of Object.entries({ viewBox: `0 0 ${size} ${size}`, role: 'img', 'aria-label': label })) {
    svg.setAttribute(name, value);
  }
  svg.classList.add('preview-qr');
  svg.append(path);
  return svg;
}

/** Shows a code that opens this page on a phone, at the change that is shown. */
export function showPhoneCode(): void {
  const { href, hostname } = location;
  const note = OWN_MACHINE.test(hostname)
    ? 'This preview runs on your own machine, which your phone cannot reach. A published preview has an address that works on a phone.'
    : 'Point the camera of the phone at the code.';
  void openDialog('Open this page on a phone', [
    element('p', {}, note),
    qrCode(href, 'QR code of this page'),
    element('p', {}, element('a', { href }, href)),
  ]);
}
