/** Milliseconds of shaking and pauses; the pitch in Hz. */
const signals = {
  done: { shake: [60], pitch: 880 },
  warning: { shake: [60, 60, 60], pitch: 300 },
} as const;
const TONE_SECONDS = 0.12;

let sound: AudioContext | undefined;

/** Tells the hand and the ear what the eye may miss. Phones that cannot shake or were not touched yet stay still. */
export function signal(name: keyof typeof signals): void {
  const { shake, pitch } = signals[name];
  // Before the first touch browsers refuse both, and complain.
  if (!navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate?.([...shake]);
  sound ??= new AudioContext();
  if (sound.state !== 'running') return void sound.resume().catch(() => undefined);
  const [tone, volume] = [sound.createOscillator(), sound.createGain()];
  tone.frequency.value = pitch;
  volume.gain.value = 0.15;
  tone.connect(volume).connect(sound.destination);
  tone.start();
  tone.stop(sound.currentTime + TONE_SECONDS);
}
