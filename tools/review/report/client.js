// Runs inside the report. Without it the pictures stand half and half, side by side or marked; the slider and the jump need it.
for (const viewer of document.querySelectorAll('.viewer')) {
  const frame = viewer.querySelector('.frame');
  const stack = viewer.querySelector('.stack');
  const slider = viewer.querySelector('input[type="range"]');
  if (!(viewer instanceof HTMLElement) || !frame || !(stack instanceof HTMLElement)) continue;

  if (slider instanceof HTMLInputElement) {
    const moveSeam = () => stack.style.setProperty('--seam', `${slider.value}%`);
    slider.addEventListener('input', moveSeam);
    // A mouse may draw the seam over the picture as well. A finger scrolls there.
    stack.addEventListener('dragstart', (event) => event.preventDefault());
    for (const type of ['pointerdown', 'pointermove']) {
      stack.addEventListener(type, (event) => {
        if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse' || event.buttons !== 1) return;
        const { left, width } = stack.getBoundingClientRect();
        slider.value = String(Math.round((100 * (event.clientX - left)) / width));
        moveSeam();
      });
    }
  }

  // Differences may stand far below: show the first one as soon as the picture has its size, and lead on to the others.
  const picture = viewer.querySelector('img');
  const stops = (viewer.dataset.stops ?? '').split(' ').map(Number);
  let shown = 0;
  const jump = () => {
    if (!picture?.naturalWidth) return;
    const scale = picture.clientWidth / picture.naturalWidth;
    frame.scrollTop = Math.max(0, (stops[shown] ?? 0) * scale - 80);
  };
  if (picture?.complete) jump();
  else picture?.addEventListener('load', jump, { once: true });

  const next = viewer.querySelector('.next');
  if (next instanceof HTMLButtonElement) {
    next.hidden = false;
    next.addEventListener('click', () => {
      shown = (shown + 1) % stops.length;
      next.textContent = `Difference ${shown + 1} of ${stops.length}: next`;
      jump();
    });
  }
}
