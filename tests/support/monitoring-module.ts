/** Stands for a module of `performanceMonitoring`: says on the page that it was started. */
export const start = () => void window.dispatchEvent(new Event('monitoring-started'));
