// Runs inside the report. Without it the pictures stand side by side or marked; the slider and the jump need it.
for (const viewer of document.querySelectorAll('.viewer')) {
  const frame = viewer.querySelector('.frame');
  const slider = viewer.querySelector('input[type="range"]');
  if (!(viewer instanceof HTMLElement) || !frame) continue;

  if (slider instanceof HTMLInputElement) {
    const old = viewer.querySelector('.before');
    const uncover = () => {
      if (!(old instanceof HTMLElement)) return;
      const isCompared = viewer.querySelector('[value="slider"]:checked');
      old.style.clipPath = isCompared ? `inset(0 ${100 - Number(slider.value)}% 0 0)` : '';
    };
    viewer.addEventListener('input', uncover);
  }

  // The first difference may stand far below; show it as soon as the picture has its size.
  const picture = viewer.querySelector('img');
  const jump = () => {
    if (!picture?.naturalWidth) return;
    const scale = picture.clientWidth / picture.naturalWidth;
    frame.scrollTop = Math.max(0, Number(viewer.dataset.top) * scale - 80);
  };
  if (picture?.complete) jump();
  else picture?.addEventListener('load', jump, { once: true });
}
