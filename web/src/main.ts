import { mount } from 'svelte';
import App from './App.svelte';
import { beAnApp } from './lib/install.svelte';
import { begin } from './lib/prefs.svelte';
import './styles/base.css';

const target = document.getElementById('app');
if (target) void begin().then(() => mount(App, { target }));
beAnApp();
