/** A fake module of `performanceMonitoring`: dispatches an event on the page when it starts. */
export const start = () => void window.dispatchEvent(new Event('monitoring-started'));
